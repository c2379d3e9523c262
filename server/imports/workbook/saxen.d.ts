/** What is used of saxen, which ships no types. */
declare module 'saxen' {
  export class Parser {
    /** Names elements and attributes by these prefixes, whatever the document's own are. */
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(event: 'openTag', handler: (name: string, attributes: () => Record<string, string>) => void): this;
    on(event: 'closeTag', handler: (name: string) => void): this;
    on(event: 'text', handler: (text: string, decodeEntities: (text: string) => string) => void): this;
    on(event: 'cdata', handler: (text: string) => void): this;
    on(event: 'error', handler: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
