/** Id of the list of situations; the script below finds it by that name. */
export const situationsId = 'situations';

/**
 * The script directly after the list of situations, which are all open in the HTML: it folds them before the first
 * paint, opens the one that the address names, now and later, and opens all before printing. Written by hand as text,
 * so that its hash in the security policy does not change with a minifier.
 */
export const foldScript = `{let l=[...document.querySelectorAll("#${situationsId} details")],
o=()=>{for(let e of l)if("#"+e.id===location.hash)e.open=true};
for(let e of l)e.open=false;o();
addEventListener("hashchange",o);addEventListener("beforeprint",()=>{for(let e of l)e.open=true})}`;
