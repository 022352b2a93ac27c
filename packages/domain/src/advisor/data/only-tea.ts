/** Said of a herb whose tea is known for a stage of life while stronger forms are not; a later turn reads the form from it. */
export const onlyTea = 'Only as a tea for now, no extracts or oil.';
