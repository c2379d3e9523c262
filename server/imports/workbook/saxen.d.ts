/** Types for the part of saxen in use; the package contains no types. */
declare module 'saxen' {
  export class Parser {
    /** Prefixes under which elements and attributes are reported, whatever prefixes the document uses. */
    ns(prefixes: Readonly<Record<string, string>>): this;
    /** Values of attributes are reported as written: the handler decodes their entities. */
    on(
      event: 'openTag',
      handler: (
        name: string,
        attributes: () => Record<string, string>,
        decodeEntities: (text: string) => string,
      ) => void,
    ): this;
    on(event: 'closeTag', handler: (name: string) => void): this;
    on(event: 'text', handler: (text: string, decodeEntities: (text: string) => string) => void): this;
    on(event: 'cdata', handler: (text: string) => void): this;
    on(event: 'error', handler: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
