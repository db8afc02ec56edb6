import { domain } from './EmailAddress.css';

/**
 * On a narrow line, breaks after the @: a hyphen could be read as part of the address. Screen readers would pause at
 * the break, so the link has the address as `aria-label`.
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
