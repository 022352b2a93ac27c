/** The database cannot be used; the message tells the operator what to do. */
export class DatabaseError extends Error {}
