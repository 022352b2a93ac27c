/** How user names are compared: width, case and surrounding space do not make another name. */
export function usernameKeyOf(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}

export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}
