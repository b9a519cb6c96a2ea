// Many pictures on one sheet, each with a line below it.
import type { Browser } from 'playwright-core';

export interface Picture {
  readonly image: Buffer;
  readonly caption: string;
}

interface Layout {
  /** How wide the sheet is, and how high each picture on it. */
  readonly width: number;
  readonly height: number;
  /** 'jpeg' where a sheet is kept and need not be exact. */
  readonly type?: 'png' | 'jpeg';
}

const figure = ({ image, caption }: Picture, height: number): string =>
  `<figure><img height="${height}" src="data:;base64,${image.toString('base64')}"><figcaption>${caption}</figcaption></figure>`;

const STYLE =
  'body{margin:6px;display:flex;flex-wrap:wrap;gap:6px;background:#555;color:#fff;font:13px sans-serif}figure{margin:0}img{display:block}';

export async function sheetOf(
  browser: Browser,
  pictures: readonly Picture[],
  { width, height, type = 'png' }: Layout,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  const figures = pictures.map((picture) => figure(picture, height)).join('');
  await page.setContent(`<!doctype html><style>${STYLE}</style>${figures}`);
  const sheet = await page.screenshot({ fullPage: true, type });
  await page.close();
  return sheet;
}
