// The projects of the public git group (docs/product/vendor-api.md#git-projects).
import * as v from 'valibot';
import { listOf } from '../lists';
import { textOrNone } from '../schema';

const gitTemplate = v.object({ id: v.number(), name: textOrNone });

export type GitTemplate = v.InferOutput<typeof gitTemplate>;

export const gitTemplates = listOf(gitTemplate);
