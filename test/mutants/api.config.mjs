// Mutants of the calls and what becomes of them: the tests beside them run, and those that hold a topic as a whole
// (docs/mutants.md).
import { optionsFor } from './shared.mjs';

export default optionsFor('api', 85);
