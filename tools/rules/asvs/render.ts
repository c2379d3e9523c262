import { escapeMarkdown } from '../../docs/escape-markdown.ts';
import type { TaggedTest } from '../tagged-tests/scan.ts';
import type { Evidence, Requirement } from './requirement.ts';
import { tagOf } from './requirements.ts';

const chapters: Record<string, string> = {
  1: 'Encoding and sanitisation',
  2: 'Validation and business logic',
  3: 'Web front end',
  4: 'API',
  5: 'Files',
  6: 'Authentication',
  7: 'Sessions',
  8: 'Authorisation',
  9: 'Self-contained tokens',
  10: 'OAuth and OpenID Connect',
  11: 'Cryptography',
  12: 'Secure communication',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Secure coding and architecture',
  16: 'Logs and errors',
  17: 'WebRTC',
};

const chapterOf = ({ id }: Requirement) => id.slice(0, id.indexOf('.'));

/** Tests that name a requirement that does not exist. */
export const unknownTags = (all: readonly Requirement[], tests: readonly TaggedTest[]): string[] => {
  const tags = new Set(all.map(tagOf));
  return tests.flatMap(({ file, title, rules }) =>
    rules.filter((id) => id.startsWith('asvs:') && !tags.has(id)).map((id) => `${id} in ${file} › ${title}`),
  );
};

/** Requirements that neither a test nor other evidence meets. */
export const unmet = (all: readonly Requirement[], tests: readonly TaggedTest[]): Requirement[] =>
  all.filter((item) => !item.evidence && !tests.some(({ rules }) => rules.includes(tagOf(item))));

/** Files that evidence names and that do not exist. @param exists tells whether a path of the repository exists */
export const missingFiles = (all: readonly Requirement[], exists: (path: string) => boolean): string[] =>
  all.flatMap(({ id, evidence }) =>
    evidence && 'file' in evidence && !exists(evidence.file) ? [`${id}: ${evidence.file}`] : [],
  );

const evidenceLine = (evidence: Evidence) =>
  'file' in evidence
    ? `  - \`${evidence.file}\`: ${escapeMarkdown(evidence.how)}`
    : `  - ${escapeMarkdown(evidence.reason)}`;

/** Renders the page: by chapter, each requirement with its evidence and its tests. */
export function renderAsvs(all: readonly Requirement[], tests: readonly TaggedTest[]): string {
  const testsOf = (item: Requirement) => tests.filter(({ rules }) => rules.includes(tagOf(item)));
  const byTest = all.filter((item) => testsOf(item).length).length;
  const byFile = all.filter(({ evidence }) => evidence && 'file' in evidence).length;
  const lines = [
    '# OWASP ASVS 5.0, levels 1 and 2',
    '',
    'Written by `npm run rules` from `tools/rules/asvs/` and the titles of the tests, so never edited by hand. Requirements are summarised in our words; their',
    'text is in the [standard](https://github.com/OWASP/ASVS). A test names what it shows at the end of its title: `[asvs:6.3.1]`. `npm test` fails when this page',
    'is stale, when a title names no requirement, and when a requirement has neither a test, a file nor a reason.',
    '',
    `${all.length} requirements: ${byTest} shown by tests, ${byFile} by configuration, code or documentation, the others with a reason.`,
  ];
  for (const chapter of new Set(all.map(chapterOf))) {
    lines.push('', `## V${chapter} ${chapters[chapter] ?? ''}`.trimEnd(), '');
    for (const item of all.filter((requirement) => chapterOf(requirement) === chapter)) {
      lines.push(`- **${item.id}** (L${item.level}) ${escapeMarkdown(item.text)}`);
      if (item.evidence) lines.push(evidenceLine(item.evidence));
      lines.push(...testsOf(item).map(({ file, title }) => `  - \`${file}\` › ${escapeMarkdown(title)}`));
    }
  }
  return `${lines.join('\n')}\n`;
}
