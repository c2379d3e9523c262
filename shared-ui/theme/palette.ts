import type { ThemeRole } from './ThemeProvider.tsx';

/** Colours of `theme.css` that antd needs as values. A test compares the two files. */
export const palette = {
  light: {
    surface: '#ffffff',
    ink: '#1a2138',
    'ink-soft': '#545c73',
    line: '#d6d8dd',
    edge: '#7c8396',
    danger: '#a8201a',
    superadmin: '#6a3fa0',
    'school-admin': '#0a6a6b',
    teacher: '#2449a0',
    follower: '#b23f28',
    student: '#2b7036',
    'on-accent': '#ffffff',
  },
  dark: {
    surface: '#1b202c',
    ink: '#eceef4',
    'ink-soft': '#a9b1c3',
    line: '#343c4d',
    edge: '#7b869c',
    danger: '#ff9d92',
    superadmin: '#c8aef2',
    'school-admin': '#6dcfcb',
    teacher: '#9bb8fa',
    follower: '#ff9f89',
    student: '#8ed094',
    'on-accent': '#12151e',
  },
} as const;

/** The accent of a role, by its name in `theme.css`. */
export const accentOf = {
  SUPERADMIN: 'superadmin',
  ADMIN: 'school-admin',
  TEACHER: 'teacher',
  USER: 'follower',
  STUDENT: 'student',
} as const satisfies Record<ThemeRole, keyof typeof palette.light>;
