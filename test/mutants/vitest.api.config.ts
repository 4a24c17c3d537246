import { testsOf } from './vitest.ts';

export default testsOf(['src/api/**/*.test.ts'], 'a page');
