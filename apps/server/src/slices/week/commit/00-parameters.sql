  p_weeks json
