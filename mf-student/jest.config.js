import { web } from '../jest.preset.js';

// These tests spend most of their time waiting: a card ignores input until it has been shown for 0.8 s.
export default { ...web(import.meta.dirname), maxWorkers: 2 };
