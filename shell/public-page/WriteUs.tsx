import { usePublicSettings } from './settings.tsx';

/** A line with the e-mail address of the portal's team, once the settings are loaded [accounts.write-us]. */
export function WriteUs({ text }: { readonly text: string }) {
  const address = usePublicSettings().settings?.CONTACT_MAIL;
  if (!address) return null;
  return (
    <p className="pb-soft">
      {text} <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}
