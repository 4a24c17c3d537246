// The projects of the public git group (docs/product/vendor-api.md#git-projects).
import * as v from 'valibot';
import { listOf } from '../lists';
import { textOrNone } from '../schema';

const gitTemplate = v.object({ id: v.number(), name: textOrNone });

/** A project, which is a template unless the configuration excludes it. Its name may be empty. */
export type GitTemplate = v.InferOutput<typeof gitTemplate>;

/** All projects of one response, excluded ones as well. */
export const gitTemplates = listOf(gitTemplate);
