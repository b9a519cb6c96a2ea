import { publishedSchemas } from '@grognard/testkit/published-schemas.ts';
import { matchingPennies } from '../module.ts';
import { workbench } from '../workbench.ts';
import { anyOptions } from './options-generator.ts';

publishedSchemas(matchingPennies, workbench.schemas, anyOptions);
