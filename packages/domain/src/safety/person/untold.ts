/** A profile in which nothing is told. */
export const untold = { age: null, gender: null, currentMedications: null, allergies: null, healthConcerns: null };
