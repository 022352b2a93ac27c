// Asks for what the opened screen reads first while its code is still on the way. The page names the reads, the session
// before all others: they go with it for somebody who was signed in here last, else when it has answered that somebody
// is. src/lib/early-reads.ts hands them out.
try {
  const [session, ...named] = document.currentScript.dataset.reads?.split(' ') ?? [];
  const [, , id = ''] = location.pathname.split('/');
  // Only an id is asked about: the screen treats anything else as none.
  const reads = /^[1-9]\d{0,9}$/.test(id) ? named : named.filter((read) => !read.includes('/:'));
  const ask = (read) => {
    const address = read.replace(/:\w+/, id);
    const answer = fetch(address, { credentials: 'include' });
    answer.catch(() => undefined);
    window.herbieReads.set(address, answer);
    return answer;
  };
  if (session) {
    window.herbieReads = new Map();
    const whoIsHere = ask(session);
    if (localStorage.getItem('signed-in') !== null) reads.forEach(ask);
    else whoIsHere.then(({ ok }) => ok && window.herbieReads && reads.forEach(ask)).catch(() => undefined);
  }
} catch {
  // Storage is blocked: everything is asked for in its time.
}
