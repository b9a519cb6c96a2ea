// How somebody hears of the hall who is not here.
import type { Result } from '@grognard/kernel';
import type { Me, PersonId } from '@grognard/protocol';
import type { TableRecord } from '@grognard/table';
import type { Session } from '../people/sessions.ts';
import type { PersonRow } from '../store/schema.ts';

export interface Push {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Letters {
  nudged(record: TableRecord, by: PersonId): Promise<void>;
  setMail(person: PersonRow, address: string): Promise<Result<Me>>;
  verifyMail(session: Session, token: string): Promise<Result<Me>>;
  pushKey(): Promise<Result<string>>;
  subscribe(person: PersonId, push: Push): Promise<Result<null>>;
  unsubscribe(person: PersonId, endpoint: string): Promise<Result<null>>;
  feed(person: PersonId): Promise<Result<string>>;
}
