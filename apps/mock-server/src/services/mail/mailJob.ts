/** The kind of the jobs that deliver emails; a job has the id of its email. */
export const mailJob = 'mail';
