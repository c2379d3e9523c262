/** Maximum number of answers and undos in one request of a tablet or a device at home. */
export const maxAnswers = 200;
