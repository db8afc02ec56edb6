/** Id of the list of titles on the services page; the script below finds it by that name. */
export const specialtyListId = 'specialites';

/**
 * The script between the list of titles and the panels of the services page: before the first paint it marks the
 * specialty that the address asks for, or else the first. `SpecialtyNav` takes over later. Written by hand as text, so
 * that its hash in the security policy does not change with a minifier. The visitor's address is only compared, never
 * written: what is written is an id of the list. The rule goes through the CSSOM, which a strict policy allows. It
 * reads no layout, which would delay the first paint.
 */
export const firstChoiceScript = `{let d=document,n=d.getElementById("${specialtyListId}"),l=[...n.querySelectorAll("a")],
q=new URLSearchParams(location.search).getAll("id"),h=e=>decodeURIComponent(e.hash.slice(1)),
a=l.find(e=>q.length<2&&h(e)===q[0])||l[0],i=h(a),s=d.styleSheets[0];
a.setAttribute("aria-current","true");
d.currentScript.parentNode.dataset.chosen=i;
s.insertRule('[data-chosen="'+i+'"] section:not([id="'+i+'"]){display:none}',s.cssRules.length);
if(a!==l[0]){n.scrollLeft=a.offsetLeft-48;n.scrollTop=a.offsetTop-96}}`;
