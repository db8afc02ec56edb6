/** Id of the list of titles on the services page, used by `firstChoiceScript`. */
export const specialtyListId = 'specialites';

/**
 * Inline script between the list of titles and the panels. Before the first paint, it marks the specialty of the
 * address (`?id=`), or else the first, and shows only its panel. `SpecialtyNav` takes over later.
 * - It is a string, so that its hash in the security policy does not depend on a minifier.
 * - It writes an id of the list into the page, never a part of the address.
 * - It adds its CSS rule through the CSSOM, which a strict policy allows.
 * - It reads the layout only if the specialty is not the first, since reading it delays the first paint.
 * - It makes room for the button in a phone's action bar.
 */
export const firstChoiceScript = `{let d=document,n=d.getElementById("${specialtyListId}"),l=[...n.querySelectorAll("a")],
q=new URLSearchParams(location.search).getAll("id"),h=e=>decodeURIComponent(e.hash.slice(1)),
a=l.find(e=>q.length<2&&h(e)===q[0])||l[0],i=h(a),s=d.styleSheets[0];
a.setAttribute("aria-current","true");
d.documentElement.dataset.barButton="";
d.currentScript.parentNode.dataset.chosen=i;
s.insertRule('[data-chosen="'+i+'"] section:not([id="'+i+'"]){display:none}',s.cssRules.length);
if(a!==l[0])n.scrollTop=a.offsetTop-96}`;
