import { expect, it } from 'vitest';
import { openHouse } from '../src/index.ts';
import { memoryStore } from './memory-store.ts';
import { newTable, portsOn, tabOn } from './table-for-tests.ts';

it('a host with little room keeps the tables used last, and plays the others again when they are wanted', async () => {
  const store = memoryStore();
  const tab = tabOn(store);
  const ids = [await newTable(tab), await newTable(tab), await newTable(tab)];
  const read: string[] = [];
  const { shelf } = openHouse({
    ...portsOn({
      ...store,
      read: (id) => {
        read.push(id);
        return store.read(id);
      },
    }),
    room: 2,
  });
  const [first = '', second = '', third = ''] = ids;
  for (const id of [first, second, first, third, first, second])
    expect(await shelf.use(id, ({ record }) => record.id)).toBe(id);
  expect(read).toEqual([first, second, third, second]);
});
