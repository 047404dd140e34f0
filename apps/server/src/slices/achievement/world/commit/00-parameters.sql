  p_achieved json
