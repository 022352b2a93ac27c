// Keeps the browser's offer to install the app until the banner is drawn; it may come before the app's own code.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.herbieInstall = event;
  window.dispatchEvent(new Event('herbie-installable'));
});
