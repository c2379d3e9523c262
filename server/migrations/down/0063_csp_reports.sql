drop table csp_reports;
