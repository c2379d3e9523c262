/**
 * Link of the last mail in the demonstration's outbox for an address. A mail is in the outbox as soon as the API call
 * that sends the mail has returned.
 * @throws Error when the outbox has no mail with a link for the address
 */
export async function emailLink(origin: string, email: string): Promise<URL> {
  const page = await (await fetch(`${origin}/outbox`)).text();
  const mail = page.split('<li>').find((text) => text.includes(`À ${email},`));
  const link = /href="(https?:[^"]+)"/.exec(mail ?? '')?.[1];
  if (!link) throw new Error(`the outbox has no mail with a link for ${email}`);
  return new URL(link.replaceAll('&amp;', '&'));
}
