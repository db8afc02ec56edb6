/** Id of the list of situations, used by `foldScript`. */
export const situationsId = 'situations';

/**
 * Inline script directly after the list of situations, which are all open in the HTML. It folds them before the first
 * paint, opens the one in the address, also on later changes of the hash, and opens all before printing. It is a
 * string, so that its hash in the security policy does not depend on a minifier.
 */
export const foldScript = `{let l=[...document.querySelectorAll("#${situationsId} details")],
o=()=>{for(let e of l)if("#"+e.id===location.hash)e.open=true};
for(let e of l)e.open=false;o();
addEventListener("hashchange",o);addEventListener("beforeprint",()=>{for(let e of l)e.open=true})}`;
