const prefix = /^data:([\w.+-]{1,100}\/[\w.+-]{1,100})?(?:;[\w=."+-]{1,50}){0,3};base64,/;
const base64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Bytes of a base64 text, and the media type from its prefix `data:…;base64,`, if any. Undefined for other text. */
export function readBase64(data: string): { bytes: Buffer; declared: string | undefined } | undefined {
  const [head = '', declared] = prefix.exec(data.slice(0, 400)) ?? [];
  const text = data.slice(head.length).trim();
  return base64.test(text) ? { bytes: Buffer.from(text, 'base64'), declared } : undefined;
}
