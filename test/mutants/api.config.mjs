// Stryker's configuration for src/api: every mutant is tested by the tests in that folder (docs/mutants.md).
import { optionsFor } from './shared.mjs';

export default optionsFor('api', 85);
