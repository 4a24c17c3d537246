import { testsOf } from './vitest.ts';

export default testsOf(['src/domain/**/*.test.ts'], 'nothing');
