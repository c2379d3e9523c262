import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Schema } from 'node-schematron';
import { validateXML } from 'xmllint-wasm';

const folder = join(import.meta.dirname, 'factur-x');
/** Reads a file of the Factur-X standard, or the sample invoice. */
export const readStandard = (name: string) => readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '');

const part = (name: string) => `FACTUR-X_BASIC_urn_un_unece_uncefact_data_standard_${name}_100.xsd`;

/** Errors of an invoice against the XSD of the Factur-X profile BASIC. */
export async function findSchemaErrors(xml: string): Promise<string[]> {
  const imported = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType'].map(part);
  const { errors } = await validateXML({
    xml: { fileName: 'factur-x.xml', contents: xml },
    schema: readStandard('FACTUR-X_BASIC.xsd'),
    preload: imported.map((fileName) => ({ fileName, contents: readStandard(fileName) })),
  });
  return errors.map(({ message }) => message);
}

// The Schematron reads its code lists with `document()`, an XSLT function that XPath lacks. The function is registered
// in the library's own copy of fontoxpath.
const requireLibrary = createRequire(createRequire(import.meta.url).resolve('node-schematron'));
type XPath = {
  registerCustomXPathFunction: (
    name: { namespaceURI: string; localName: string },
    signature: readonly string[],
    returns: string,
    callback: () => unknown,
  ) => void;
};
const { registerCustomXPathFunction } = requireLibrary('fontoxpath') as XPath;
const { parseXmlDocument } = requireLibrary('slimdom') as { parseXmlDocument: (xml: string) => unknown };
const codeLists = parseXmlDocument(readStandard('FACTUR-X_BASIC_codedb.xml'));
registerCustomXPathFunction(
  { namespaceURI: 'http://www.w3.org/2005/xpath-functions', localName: 'document' },
  ['xs:string'],
  'node()',
  () => codeLists,
);

/**
 * The library evaluates the context of a rule at every node. A context that starts with `//` would match the same nodes
 * again at each node.
 */
const withRelativeContexts = (schematron: string) => schematron.replaceAll('<rule context="//', '<rule context="');
let rules: Schema | undefined;

/** Ids and messages of the Schematron rules that an invoice breaks. */
export function findBrokenRules(xml: string): string[] {
  rules ??= Schema.fromString(withRelativeContexts(readStandard('FACTUR-X_BASIC.sch')));
  return rules.validateString(xml).map(({ assertId, message }) => `${assertId} ${message?.trim()}`);
}
