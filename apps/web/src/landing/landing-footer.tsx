const wrap = 'mx-auto w-full max-w-6xl px-4';
const footLink = 'inline-block py-1 underline underline-offset-2';

export function Footer() {
  return (
    <footer className="border-t border-line bg-card">
      <div className={`${wrap} grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-4`}>
        <section>
          <h2 className="text-lg">About Herbie</h2>
          <p className="mt-2 text-soft">
            A free herbal advisor with open, sourced rules. Educational only; it gives no medical advice.
          </p>
        </section>
        <nav aria-label="Quick links">
          <h2 className="text-lg">Quick links</h2>
          <ul className="mt-2">
            {[
              ['#features', 'Features'],
              ['#how-it-works', 'How It Works'],
              ['/how-it-works', 'More on how Herbie works'],
              ['/method', 'How answers are made'],
              ['/login', 'Log in'],
              ['/register', 'Sign up'],
              ['/privacy-policy', 'Privacy policy'],
            ].map(([href, label]) => (
              <li key={href}>
                <a href={href} className={footLink}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section>
          <h2 className="text-lg">Affiliate disclosure</h2>
          <p className="mt-2 text-soft">
            Herbie takes part in the affiliate program of a large online retailer and earns from qualifying purchases
            made through its links.
          </p>
        </section>
        <section>
          <h2 className="text-lg">Disclaimer</h2>
          <p className="mt-2 text-soft">
            Consult a healthcare professional before you take anything, especially for children, pregnant women or
            people with existing conditions.
          </p>
          <ul className="mt-2">
            <li>
              <a data-privacy href="/privacy-policy" target="_blank" rel="noreferrer" className={footLink}>
                Privacy <span aria-hidden>↗</span>
              </a>
            </li>
            <li>
              <a
                data-terms
                href="https://opensource.org/license/mit"
                target="_blank"
                rel="noreferrer"
                className={footLink}
              >
                Terms <span aria-hidden>↗</span>
              </a>
            </li>
          </ul>
        </section>
      </div>
    </footer>
  );
}
