import { join } from 'node:path';
import { publishedSchemas } from '@grognard/testkit/published-schemas.ts';
import { anyOptions } from '../any-options.ts';
import { napoleonica } from '../module.ts';
import { workbench } from '../workbench.ts';

publishedSchemas(
  napoleonica,
  workbench.schemas,
  anyOptions,
  join(import.meta.dirname, '../../../fixtures/napoleonica'),
);
