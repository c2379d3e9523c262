/** Maximum number of answers of a tablet in one request. */
export const maxAnswers = 200;
