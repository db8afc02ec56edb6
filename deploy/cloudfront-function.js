// Made by `npx tsx scripts/hosts.ts`. The query is not part of `uri`, and stays.
function handler(event) {
  var request = event.request;
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  else if (!/\.[^/]*$/.test(request.uri)) request.uri += '/index.html';
  return request;
}
