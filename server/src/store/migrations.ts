// How the database came to be what it is, step by step. A step that has been released is never changed again.
import type { CreateTableBuilder, SchemaModule } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

/** All a step needs of a database that is not what the schema says yet. */
interface Making {
  readonly schema: SchemaModule;
}

type Column = 'text' | 'text?' | 'integer' | 'bigint' | 'bigint?';
type Columns = { readonly [name: string]: Column };

/** A table with these columns; the first `keys` of them tell its rows apart. */
async function table({ schema }: Making, name: string, keys: number, columns: Columns): Promise<void> {
  let builder: CreateTableBuilder<string, string> = schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    const isOptional = type.endsWith('?');
    const kind = type.replace('?', '') as 'text' | 'integer' | 'bigint';
    builder = builder.addColumn(column, kind, (made) => (isOptional ? made : made.notNull()));
  }
  const key = Object.keys(columns).slice(0, keys);
  await builder.addPrimaryKeyConstraint(`${name}_key`, key as [string, ...string[]]).execute();
}

const index = ({ schema }: Making, on: string, ...columns: readonly string[]): Promise<void> =>
  schema
    .createIndex(`${on}_by_${columns.join('_')}`)
    .on(on)
    .columns([...columns])
    .execute();

const unique = ({ schema }: Making, on: string, ...columns: readonly string[]): Promise<void> =>
  schema
    .createIndex(`${on}_once_by_${columns.join('_')}`)
    .on(on)
    .columns([...columns])
    .unique()
    .execute();

const tablesAndJournal: Migration = {
  async up(db) {
    await table(db, 'tables', 1, { id: 'text', revision: 'integer', record: 'text' });
    await table(db, 'journal', 2, { table_id: 'text', n: 'integer', entry: 'text' });
  },
};

const people: Migration = {
  async up(db) {
    await table(db, 'people', 1, {
      id: 'text',
      name: 'text',
      name_key: 'text?',
      password: 'text?',
      mail: 'text?',
      is_mail_verified: 'integer',
      notices: 'text',
      vacation: 'bigint?',
      created: 'bigint',
    });
    await unique(db, 'people', 'name_key');
    await table(db, 'sessions', 1, {
      hash: 'text',
      person: 'text',
      device: 'text',
      is_bot: 'integer',
      created: 'bigint',
      last_seen: 'bigint',
    });
    await index(db, 'sessions', 'person');
    await table(db, 'invitations', 1, {
      id: 'text',
      host: 'text',
      wish: 'text',
      secret: 'text',
      is_open: 'integer',
      has_begun: 'integer',
      created: 'bigint',
    });
    await index(db, 'invitations', 'is_open', 'has_begun', 'created');
    await table(db, 'seats', 2, {
      table_id: 'text',
      seat: 'text',
      person: 'text?',
      link: 'text?',
      contribution: 'text?',
    });
    await index(db, 'seats', 'person');
    await unique(db, 'seats', 'link');
  },
};

const besideTheBoard: Migration = {
  async up(db) {
    await table(db, 'said', 3, {
      table_id: 'text',
      circle: 'text',
      n: 'integer',
      person: 'text',
      name: 'text',
      text: 'text',
      at: 'bigint',
      act: 'text',
    });
    await unique(db, 'said', 'person', 'act');
    await table(db, 'ears', 2, { person: 'text', other: 'text', ear: 'text' });
    await table(db, 'reports', 1, {
      id: 'text',
      table_id: 'text',
      by_person: 'text',
      person: 'text',
      text: 'text',
      at: 'bigint',
    });
    await table(db, 'tokens', 1, {
      hash: 'text',
      person: 'text',
      purpose: 'text',
      about: 'text',
      expires: 'bigint?',
    });
    await index(db, 'tokens', 'person', 'purpose');
    await table(db, 'pushes', 1, { endpoint: 'text', person: 'text', keys: 'text' });
    await index(db, 'pushes', 'person');
    await table(db, 'due', 1, { id: 'text', kind: 'text', about: 'text', at: 'bigint' });
    await index(db, 'due', 'at');
    await table(db, 'kept', 1, { name: 'text', value: 'text' });
  },
};

const ranks: Migration = {
  async up(db) {
    await table(db, 'results', 1, {
      table_id: 'text',
      game: 'text',
      ground: 'text',
      one: 'text',
      other: 'text',
      halves: 'integer',
      is_rated: 'integer',
      is_counted: 'integer',
      at: 'bigint',
    });
    await index(db, 'results', 'is_counted', 'at');
    await table(db, 'ratings', 2, {
      person: 'text',
      game: 'text',
      points: 'integer',
      rating: 'text',
      played: 'integer',
      at: 'bigint',
    });
    await index(db, 'ratings', 'game', 'points');
    await table(db, 'leans', 1, { ground: 'text', lean: 'text', played: 'integer' });
    await table(db, 'tournaments', 1, {
      id: 'text',
      host: 'text',
      wish: 'text',
      secret: 'text',
      state: 'text',
      round: 'integer',
      created: 'bigint',
    });
    await table(db, 'entrants', 2, {
      tournament: 'text',
      person: 'text',
      contribution: 'text',
      has_left: 'integer',
      entered: 'bigint',
    });
    await index(db, 'entrants', 'person');
    await table(db, 'meetings', 3, {
      tournament: 'text',
      round: 'integer',
      n: 'integer',
      one: 'text',
      other: 'text?',
      first_table: 'text?',
      second_table: 'text?',
    });
    await index(db, 'meetings', 'first_table');
    await index(db, 'meetings', 'second_table');
  },
};

const keysAndOrder: Migration = {
  async up(db) {
    await table(db, 'passkeys', 1, {
      id: 'text',
      person: 'text',
      public_key: 'text',
      counter: 'bigint',
      transports: 'text',
      name: 'text',
      created: 'bigint',
      last_used: 'bigint',
    });
    await index(db, 'passkeys', 'person');
    await table(db, 'sanctions', 2, {
      person: 'text',
      kind: 'text',
      reason: 'text',
      until: 'bigint?',
      at: 'bigint',
    });
    await db.schema.alterTable('people').addColumn('mail_failed', 'bigint').execute();
    await db.schema.alterTable('reports').addColumn('settled', 'text').execute();
  },
};

const earshot: Migration = {
  async up(db) {
    await db.schema.alterTable('said').addColumn('earshot', 'text').execute();
  },
};

const snapshots: Migration = {
  async up(db) {
    await table(db, 'snapshots', 1, { table_id: 'text', n: 'integer', made_of: 'text', body: 'text' });
  },
};

const timesAway: Migration = {
  async up(db) {
    await db.schema.alterTable('people').addColumn('away', 'text').execute();
  },
};

const steps = {
  '1-tables-and-journal': tablesAndJournal,
  '2-people': people,
  '3-beside-the-board': besideTheBoard,
  '4-ranks': ranks,
  '5-keys-and-order': keysAndOrder,
  '6-earshot': earshot,
  '7-snapshots': snapshots,
  '8-times-away': timesAway,
};

export const schemaSteps: readonly string[] = Object.keys(steps);

/** Brings a database to the newest schema, or to the one after `step`. */
export async function migrate(db: Db, step?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
  const { error } = await (step === undefined ? migrator.migrateToLatest() : migrator.migrateTo(step));
  if (error !== undefined) throw error;
}
