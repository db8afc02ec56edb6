import { domain } from './EmailAddress.css';

/**
 * A narrow line breaks after the @: a hyphen at its end could be that of the line or of the address. For screen
 * readers, which would make a pause there, its link has the address as `aria-label`.
 */
export function EmailAddress({ address }: { address: string }) {
  const start = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, start)}
      <span className={domain}>{address.slice(start)}</span>
    </>
  );
}
