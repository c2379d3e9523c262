import { call } from '../http/call.ts';

export const importsCalls = {
  template: call('GET', '/schools/:id/import/template', 'student:import'),
  students: call('POST', '/classes/:id/import/students', 'student:import'),
  validStudents: call('POST', '/classes/:id/valid/import/students', 'student:import'),
  schoolStudents: call('POST', '/schools/:id/import/students', 'student:import'),
  validSchoolStudents: call('POST', '/schools/:id/valid/import/students', 'student:import'),
};
