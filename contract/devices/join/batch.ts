/** Maximum number of answers and undos of a tablet or a device at home in one request. */
export const maxAnswers = 200;
