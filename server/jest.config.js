import { node } from '../jest.preset.js';

export default { ...node(import.meta.dirname), globalSetup: '<rootDir>/testing/global-setup.ts', testTimeout: 30_000 };
