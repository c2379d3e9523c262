import { splitLinks } from './links.ts';

/**
 * The text of a message: line breaks are kept [messaging.length], web addresses become links without previews
 * [messaging.links]. Its first letter determines the writing direction.
 */
export function MessageText({ content }: { readonly content: string }) {
  return (
    <p className="msg-text" dir="auto">
      {splitLinks(content).map(({ text, href }, n) =>
        href ? (
          <a key={n} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
