// Puts the chosen theme, and the fonts that this device has already, on the page before anything is painted.
try {
  const chosen = localStorage.getItem('theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  const fonts = localStorage.getItem('fonts');
  if (/^\/assets\/fonts-[\w-]+\.css$/.test(fonts)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = fonts;
    document.head.append(link);
  }
} catch {
  // Storage is blocked: the system's theme stands.
}
