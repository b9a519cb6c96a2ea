import { join } from 'node:path';
import { publishedSchemas } from '@grognard/testkit/published-schemas.ts';
import { anyOptions } from '../any-options.ts';
import { saga } from '../module.ts';
import { workbench } from '../workbench.ts';

publishedSchemas(saga, workbench.schemas, anyOptions, join(import.meta.dirname, '../../../fixtures/saga'));
