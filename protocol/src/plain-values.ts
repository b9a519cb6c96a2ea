// Values any message may carry.
import type { Json } from '@grognard/kernel';
import { form, matching, mustBe } from '@grognard/kernel/forms.ts';

const isJson = (value: unknown): value is Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isJson);
};

const isCount = (raw: unknown): raw is number => typeof raw === 'number' && Number.isInteger(raw) && raw >= 0;

/** A text with something in it, and not too much. */
export const shortText = (most: number, what: string) =>
  matching((raw): raw is string => typeof raw === 'string' && raw.trim() !== '' && raw.length <= most, what, {
    minLength: 1,
    maxLength: most,
  });

export const name = shortText(64, 'a text of 1 to 64 letters');

export const json = form<Json>({}, (raw, path) => (isJson(raw) ? raw : mustBe(raw, path, 'plain JSON')));

export const count = form<number>({ type: 'integer', minimum: 0 }, (raw, path) =>
  isCount(raw) ? raw : mustBe(raw, path, 'a whole number, 0 or more'),
);
