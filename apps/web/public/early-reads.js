// Asks for what the opened screen reads first while its code is still on the way, for somebody who was signed in here
// last. The page names the reads; src/lib/early-reads.ts hands them out.
try {
  const { reads } = document.currentScript.dataset;
  if (reads && localStorage.getItem('signed-in') !== null) {
    const [, , id = ''] = location.pathname.split('/');
    window.herbieReads = new Map();
    for (const read of reads.split(' ')) {
      const answer = fetch(read.replace(/:\w+/, id), { credentials: 'include' });
      answer.catch(() => undefined);
      window.herbieReads.set(read.replace(/:\w+/, id), answer);
    }
  }
} catch {
  // Storage is blocked: everything is asked for in its time.
}
