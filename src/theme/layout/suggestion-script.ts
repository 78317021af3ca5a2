/**
 * A few lines for the page of unknown addresses alone: the pages whose paths look most like the address, from the list
 * that the site has for other programs anyway.
 */

/**
 * Behind each name stands its path: of pages with the same name it tells which one was meant.
 *
 * @param address of the site, as the list names its pages; absent where the list names them from the site's root
 */
export function suggestionScript(address: string | undefined): string {
  return [
    '(function(d,a){',
    // How much of two texts is alike, from 0 to 1: the pairs of letters that both have.
    'function like(x,y){function p(s){var r=[],i;for(i=0;i<s.length-1;i++)r.push(s.slice(i,i+2));return r}',
    'var m=p(x),n=p(y),t=m.length+n.length,c=0;m.forEach(function(q){var i=n.indexOf(q);if(i>=0){n.splice(i,1);c++}});return t?2*c/t:0}',
    'function last(s){return s.slice(s.lastIndexOf("/")+1)}',
    'addEventListener("load",function(){if(!self.fetch)return;fetch("llms.txt").then(function(r){return r.ok?r.text():""}).then(function(t){',
    'var w=decodeURI(location.pathname).toLowerCase().replace(/(\\/|\\.html?|\\.mdx?)$/,""),e=/^- \\[(.*)\\]\\(([^)]+)\\.md\\)/gm,f=[],m;',
    'while(m=e.exec(t)){var h=m[2].indexOf(a)==0?m[2].slice(a.length):m[2],k=decodeURI(h).toLowerCase();',
    'f.push([Math.max(like(last(w),last(k)),like(w,k)),h+".html",m[1].replace(/\\\\(.)/g,"$1")])}',
    'f=f.filter(function(i){return i[0]>.5}).sort(function(i,j){return j[0]-i[0]}).slice(0,3);',
    'if(!f.length)return;var n=d.getElementById("suggestions");n.hidden=false;',
    'f.forEach(function(i){var l=d.createElement("li"),x=d.createElement("a"),s=d.createElement("span");x.href=i[1];x.textContent=i[2];s.textContent="/"+decodeURI(i[1]).slice(0,-5);l.append(x,s);n.lastChild.append(l)})',
    '}).catch(function(){})})})',
    `(document,${JSON.stringify(address ?? '').replaceAll('<', '\\u003c')})`,
  ].join('');
}
