/**
 * Inline script before the services of the home page. It unfolds them if the history entry has `isUnfolded`, so that the
 * browser can restore the scroll position. It is a string, so that its hash in the security policy does not depend on a
 * minifier.
 */
export const unfoldScript =
  'if((history.state||{}).isUnfolded)document.documentElement.setAttribute("data-unfolded","")';
