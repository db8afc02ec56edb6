export const situationsId = 'situations';

/**
 * Folds all situations before the first paint, except the one that the URL fragment names. A string, so that its hash
 * in the security policy does not depend on a minifier.
 */
export const foldScript = `{let l=[...document.querySelectorAll("#${situationsId} details")],
o=()=>{for(let e of l)if("#"+e.id===location.hash)e.open=true};
for(let e of l)e.open=false;o();
addEventListener("hashchange",o);addEventListener("beforeprint",()=>{for(let e of l)e.open=true})}`;
