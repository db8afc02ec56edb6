/**
 * The script before the services of the home page: it unfolds them for who comes back to where they were unfolded, so that the
 * browser finds the place again. Written by hand as text, so that its hash in the security policy does not change with a minifier.
 */
export const unfoldScript =
  'if((history.state||{}).isUnfolded)document.documentElement.setAttribute("data-unfolded","")';
