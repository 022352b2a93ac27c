// Asks for what the opened screen reads first while its code is still on the way. The page names the reads, the session
// before all others: they go with it for somebody who was signed in here last, else when it has answered that somebody
// is. Reads about a person follow the answer that says who is there. src/lib/early-reads.ts hands them out.
try {
  const [session, ...named] = document.currentScript.dataset.reads?.split(' ') ?? [];
  const [, , id = ''] = location.pathname.split('/');
  // Only an id is asked about: the screen treats anything else as none.
  const reads = /^[1-9]\d{0,9}$/.test(id) ? named : named.filter((read) => !read.includes('/:id'));
  const aboutPerson = (read) => /:(main|chosen)/.test(read);
  const now = new Date();
  // The person's own day, not the one in Greenwich.
  const today = new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const ask = (read) => {
    const address = read.replace(':id', id).replace(':today', today);
    const answer = fetch(address, { credentials: 'include' });
    answer.catch(() => undefined);
    window.herbieReads.set(address, answer);
    return answer;
  };
  const askAboutPerson = async (answer) => {
    const people = [await (await answer).clone().json()].flat();
    const chosen = people.find((person) => String(person.id) === sessionStorage.getItem('chosen-person')) ?? people[0];
    // What an address asks for besides, as another person, is the screen's to read.
    if (!chosen?.id || !window.herbieReads || location.search) return;
    for (const read of reads.filter(aboutPerson))
      void ask(read.replace(':main', people[0].id).replace(':chosen', chosen.id));
  };
  const askAll = () => {
    for (const read of reads.filter((each) => !aboutPerson(each))) {
      const answer = ask(read);
      if (/^\/api\/profiles(\/main)?$/.test(read)) askAboutPerson(answer).catch(() => undefined);
    }
  };
  if (session) {
    window.herbieReads = new Map();
    const whoIsHere = ask(session);
    if (localStorage.getItem('signed-in') !== null) askAll();
    else whoIsHere.then(({ ok }) => ok && window.herbieReads && askAll()).catch(() => undefined);
  }
} catch {
  // Storage is blocked: everything is asked for in its time.
}
