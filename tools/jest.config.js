import { node } from '../jest.preset.js';

export default node(import.meta.dirname);
