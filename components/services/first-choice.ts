/** Id of the list of titles on the services page; the script below finds it by that name. */
export const specialtyNavId = 'specialites';

/**
 * The script that stands between the list of titles and the panels of the services page: it marks the specialty that
 * the address asks for, or else the first, before any panel is read, so that the first frame painted is the right one.
 * `SpecialtyChooser` takes over later.
 *
 * Written by hand as text, so that its hash in the security policy does not change with a minifier. What the visitor's
 * address says is only compared: what is written into the page is the `data-id` of the list. The rule goes through
 * the CSSOM, which a strict policy allows. Where the first stands is not asked, since the answer would cost a layout before
 * the first paint.
 */
export const firstChoiceScript = `(function(d){
var n=d.getElementById("${specialtyNavId}"),l=[].slice.call(n.querySelectorAll("a")),
q=new URLSearchParams(location.search).getAll("id"),
a=l.filter(function(e){return q.length<2&&e.dataset.id===q[0]})[0]||l[0],i=a.dataset.id,s=d.styleSheets[0];
a.setAttribute("aria-current","true");
n.parentNode.dataset.chosen=i;
s.insertRule('[data-chosen="'+i+'"] section:not([id="'+i+'"]){display:none}',s.cssRules.length);
if(a!==l[0]){n.scrollLeft=a.offsetLeft-48;n.scrollTop=a.offsetTop-96}
})(document)`;
