/** Id of the list of situations, used by `foldScript`. */
export const situationsId = 'situations';

/**
 * Inline script after the list of situations. Before the first paint, it folds all situations except the one that the
 * URL fragment names. Later, it opens the situation that a new fragment names, and all situations before printing. It is
 * a string, so that its hash in the security policy does not depend on a minifier.
 */
export const foldScript = `{let l=[...document.querySelectorAll("#${situationsId} details")],
o=()=>{for(let e of l)if("#"+e.id===location.hash)e.open=true};
for(let e of l)e.open=false;o();
addEventListener("hashchange",o);addEventListener("beforeprint",()=>{for(let e of l)e.open=true})}`;
